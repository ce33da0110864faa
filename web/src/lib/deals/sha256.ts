/** SHA-256 of a text. Written out because browsers offer theirs on secure pages only, and a table at home has none. */

const ROUNDS = constants(64, (prime) => Math.cbrt(prime));
const START = constants(8, (prime) => Math.sqrt(prime));

export function sha256(text: string): string {
  const state = START.slice();
  const message = padded(new TextEncoder().encode(text));
  for (let at = 0; at < message.byteLength; at += 64) mix(state, message, at);
  return Array.from(state, (word) => word.toString(16).padStart(8, "0")).join("");
}

/** The message, a one bit, zeros, and its length in bits: whole blocks of 64 bytes. */
function padded(bytes: Uint8Array): DataView {
  const blocks = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setUint32(blocks.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(blocks.length - 4, bytes.length * 8);
  return view;
}

function mix(state: Uint32Array, message: DataView, at: number): void {
  const words = new Uint32Array(64);
  for (let i = 0; i < 16; i++) words[i] = message.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const [w = 0, x = 0, v = 0, y = 0] = [words[i - 16], words[i - 15], words[i - 7], words[i - 2]];
    const one = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
    const two = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
    words[i] = w + one + v + two;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const sum = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + sum + ((e & f) ^ (~e & g)) + (ROUNDS[i] ?? 0) + (words[i] ?? 0)) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i] ?? 0) + word));
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The first 32 bits behind the point of a root of each of the first primes. */
function constants(count: number, root: (prime: number) => number): Uint32Array {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime)) primes.push(n);
  return Uint32Array.from(primes, (prime) => (root(prime) % 1) * 2 ** 32);
}
