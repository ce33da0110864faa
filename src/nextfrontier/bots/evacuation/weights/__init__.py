"""Weights of the habits of bots for Evacuation, one small file for each way to play."""
