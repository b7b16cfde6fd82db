import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'

/** The program has ended, does not answer, or does not follow the protocol. */
export class ProgramError extends Error {
  override name = 'ProgramError'
}

/** Longer lines are refused, because no message of a player needs them. */
const LONGEST_LINE = 8 * 1024 * 1024

type PendingRead = { readonly resolve: (line: string) => void; readonly reject: (error: ProgramError) => void }

/** A running program that sends and receives one line of JSON per message. */
export class LineProcess {
  private readonly child: ChildProcessWithoutNullStreams
  private buffer = ''
  private readonly lines: string[] = []
  private pending: PendingRead | null = null
  private ended: ProgramError | null = null
  private errorOutput = ''

  constructor(command: string) {
    this.child = spawn(command, { shell: true, stdio: 'pipe' })
    this.child.stdout.setEncoding('utf8').on('data', (text: string) => this.receive(text))
    this.child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.errorOutput = `${this.errorOutput}${text}`.slice(-500)
    })
    // Writing to a program that has just ended fails; its end is reported by the `close` event.
    this.child.stdin.on('error', () => {})
    this.child.on('error', (error) => this.end(`cannot be started: ${error.message}`))
    this.child.on('close', (code) => this.end(`ended with exit code ${code}${this.lastErrorLine()}`))
  }

  private lastErrorLine(): string {
    const line = this.errorOutput.trim().split('\n').at(-1)
    return line ? ` (${line})` : ''
  }

  private receive(text: string): void {
    this.buffer += text
    if (this.buffer.length > LONGEST_LINE) this.end('wrote a line of more than 8 MiB')
    const lines = this.buffer.split('\n')
    this.buffer = lines.pop() ?? ''
    for (const line of lines) if (line.trim() !== '') this.lines.push(line)
    this.deliver()
  }

  private deliver(): void {
    if (!this.pending) return
    const { resolve, reject } = this.pending
    const line = this.lines.shift()
    if (line !== undefined) {
      this.pending = null
      resolve(line)
    } else if (this.ended !== null) {
      this.pending = null
      reject(this.ended)
    }
  }

  private end(reason: string): void {
    this.ended ??= new ProgramError(reason)
    this.deliver()
  }

  get isAlive(): boolean {
    return this.ended === null
  }

  send(message: object): void {
    if (this.isAlive) this.child.stdin.write(`${JSON.stringify(message)}\n`)
  }

  /** Waits at most that many milliseconds for the next line. */
  next(milliseconds: number): Promise<string> {
    return new Promise<string>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.pending = null
        reject(new ProgramError(`did not answer within ${milliseconds} ms`))
      }, milliseconds)
      this.pending = {
        resolve: (line) => {
          clearTimeout(timer)
          resolve(line)
        },
        reject: (error) => {
          clearTimeout(timer)
          reject(error)
        },
      }
      this.deliver()
    })
  }

  kill(): void {
    this.child.stdin.end()
    this.child.kill()
    this.child.unref()
  }
}
