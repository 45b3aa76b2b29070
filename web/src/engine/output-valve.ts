/**
 * Between a program's writes and the page. The worker cannot be slowed down by the page while it runs, so a program
 * that prints for ever would fill the page's message queue: the first writes go out at once, later ones in larger
 * pieces, and after MAX_CHARACTERS nothing does.
 */
const IMMEDIATE_WRITES = 2000;
const PIECE = 16_384;
const MAX_CHARACTERS = 400_000;

export class OutputValve {
  #writes = 0;
  #characters = 0;
  #held = "";
  #heldFd = 1;

  constructor(private readonly send: (fd: number, text: string) => void) {}

  write(fd: number, text: string): void {
    if (this.#characters > MAX_CHARACTERS) return;
    this.#characters += text.length;
    if (fd !== this.#heldFd) this.flush();
    this.#heldFd = fd;
    this.#held += text;
    if (this.#characters > MAX_CHARACTERS) {
      this.flush();
      this.send(2, `\n… the output ends here: the page shows ${MAX_CHARACTERS.toLocaleString("en")} characters of a run\n`);
    } else if (++this.#writes <= IMMEDIATE_WRITES || this.#held.length >= PIECE) {
      this.flush();
    }
  }

  flush(): void {
    if (this.#held) this.send(this.#heldFd, this.#held);
    this.#held = "";
  }
}
