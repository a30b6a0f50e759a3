/** Cuts a stream of text into lines; a line longer than `most` characters is dropped and reported, not kept in memory. */
export class LineSplitter {
  private rest = '';
  private dropping = false;

  constructor(
    private readonly most: number,
    private readonly onLine: (line: string) => void,
    private readonly onTooLong: () => void,
  ) {}

  push(text: string): void {
    let from = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      this.add(text.slice(from, end));
      this.end();
      from = end + 1;
    }
    this.add(text.slice(from));
  }

  /** The last line need not have an end. */
  finish(): void {
    if (this.rest !== '' || this.dropping) this.end();
  }

  private add(piece: string): void {
    if (this.dropping) return;
    if (this.rest.length + piece.length > this.most) {
      this.dropping = true;
      this.rest = '';
    } else {
      this.rest += piece;
    }
  }

  private end(): void {
    const line = this.rest;
    const dropped = this.dropping;
    this.rest = '';
    this.dropping = false;
    if (dropped) this.onTooLong();
    else this.onLine(line);
  }
}
