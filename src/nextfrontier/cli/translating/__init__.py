"""Tools for translators: where texts are at home, what a language lacks, exchange files."""
