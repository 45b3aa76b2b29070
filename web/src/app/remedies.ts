/** Errors that a program owes to being in a page, and what helps; all others explain themselves. */
import type { GuestError } from "@core/refjit";

const NO_NETWORK = "A page's programs have no network. With \"refjit run\" on the command line they have the machine's.";

const REMEDIES: [type: string, message: RegExp, remedy: string][] = [
  ["EOFError", /reading a line/, "The program read on where its standard input ended. Write what it is to read into Input, below the program, a line for each input()."],
  ["ModuleNotFoundError", /No module named/, "A page has mindspore, numpy, what tests import from pytest and Python's standard library; nothing can be installed into it."],
  ["MemoryError", /^/, "A page has at most 2 GB. \"refjit run\" on the command line has the machine's memory."],
  ["RuntimeError", /^Unsupported device target/, "In a page the processor is the only device. The Device pane replays a run's graphs on a server's: \"refjit serve --device NAME\" starts one."],
  ["OSError", /^\[Errno 38\]/, "A page starts no other programs and knows nothing of the machine. \"refjit run\" on the command line does."],
  ["OSError", /^\[Errno 101\]/, NO_NETWORK],
  ["URLError", /\[Errno 101\]/, NO_NETWORK],
  ["RuntimeError", /would wait for ever: no thread can go on/, "In a page a thread runs to its end when it is started. With \"refjit run\" on the command line threads take turns."],
  ["FileNotFoundError", /./, "A page has no files but those that the program itself writes, and these end with the run."],
];

export function remedy({ type, message }: GuestError): string | null {
  return REMEDIES.find(([known, pattern]) => known === type && pattern.test(message))?.[2] ?? null;
}
