import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'

/** The program is gone, silent or not speaking the protocol. */
export class ProgramError extends Error {
  override name = 'ProgramError'
}

/** Longer lines are refused: nothing a player says takes more. */
const LONGEST_LINE = 8 * 1024 * 1024

type Waiting = { readonly take: (line: string) => void; readonly fail: (error: ProgramError) => void }

/** A program that is told and answers one line at a time. */
export class LineProcess {
  private readonly child: ChildProcessWithoutNullStreams
  private buffer = ''
  private readonly lines: string[] = []
  private waiting: Waiting | null = null
  private ended: ProgramError | null = null
  private lastWords = ''

  constructor(command: string) {
    this.child = spawn(command, { shell: true, stdio: 'pipe' })
    this.child.stdout.setEncoding('utf8').on('data', (text: string) => this.hear(text))
    this.child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.lastWords = `${this.lastWords}${text}`.slice(-500)
    })
    // What is written to a program that has just ended is lost, and its end is told anyway.
    this.child.stdin.on('error', () => {})
    this.child.on('error', (error) => this.end(`cannot be started: ${error.message}`))
    this.child.on('close', (code) => this.end(`ended with exit code ${code}${this.words()}`))
  }

  private words(): string {
    const line = this.lastWords.trim().split('\n').at(-1)
    return line ? ` (${line})` : ''
  }

  private hear(text: string): void {
    this.buffer += text
    if (this.buffer.length > LONGEST_LINE) this.end('wrote a line of more than 8 MiB')
    const lines = this.buffer.split('\n')
    this.buffer = lines.pop() ?? ''
    for (const line of lines) if (line.trim() !== '') this.lines.push(line)
    this.hand()
  }

  private hand(): void {
    if (!this.waiting) return
    const { take, fail } = this.waiting
    const line = this.lines.shift()
    if (line === undefined && this.ended === null) return
    this.waiting = null
    if (line !== undefined) take(line)
    else fail(this.ended!)
  }

  private end(reason: string): void {
    this.ended ??= new ProgramError(reason)
    this.hand()
  }

  get isAlive(): boolean {
    return this.ended === null
  }

  tell(message: object): void {
    if (this.isAlive) this.child.stdin.write(`${JSON.stringify(message)}\n`)
  }

  /** The next line, within that many milliseconds. */
  next(milliseconds: number): Promise<string> {
    return new Promise<string>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting = null
        reject(new ProgramError(`did not answer within ${milliseconds} ms`))
      }, milliseconds)
      this.waiting = {
        take: (line) => {
          clearTimeout(timer)
          resolve(line)
        },
        fail: (error) => {
          clearTimeout(timer)
          reject(error)
        },
      }
      this.hand()
    })
  }

  kill(): void {
    this.child.stdin.end()
    this.child.kill()
    this.child.unref()
  }
}
