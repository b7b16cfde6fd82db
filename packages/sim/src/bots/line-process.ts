import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { BotError } from './bot-context.ts'
import { endGroup, startGroup } from './process-group.ts'

/** Longer lines are refused, because no message of a player needs them. */
const LONGEST_LINE = 8 * 1024 * 1024
/** With this many lines unread, the program has to wait until some were read. */
const MOST_LINES = 64
/** A program has this long to end after its game. */
const END_MILLISECONDS = 500

type PendingRead = { readonly resolve: (line: string) => void; readonly reject: (error: BotError) => void }

/** A running program that sends and receives one line of JSON per message. */
export class LineProcess {
  private readonly child: ChildProcessWithoutNullStreams
  private readonly onProcess: (pid: number, isRunning: boolean) => void
  private readonly closed: Promise<void>
  private buffer = ''
  private readonly lines: string[] = []
  private pending: PendingRead | null = null
  private ended: BotError | null = null
  private errorOutput = ''

  constructor(command: string, onProcess: (pid: number, isRunning: boolean) => void) {
    this.onProcess = onProcess
    this.child = startGroup(command)
    if (this.child.pid !== undefined) onProcess(this.child.pid, true)
    this.child.stdout.setEncoding('utf8').on('data', (text: string) => this.receive(text))
    this.child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.errorOutput = `${this.errorOutput}${text}`.slice(-500)
    })
    // Writing to a program that has just ended fails; its end is reported by the `close` event.
    this.child.stdin.on('error', () => {})
    this.child.on('error', (error) => this.end(`cannot be started: ${error.message}`))
    this.closed = new Promise((resolve) => {
      this.child.on('close', (code, signal) => {
        this.end(`ended with ${signal === null ? `exit code ${code}` : `signal ${signal}`}${this.lastErrorLine()}`)
        resolve()
      })
    })
  }

  get isAlive(): boolean {
    return this.ended === null
  }

  private lastErrorLine(): string {
    const line = this.errorOutput.trim().split('\n').at(-1)
    return line ? ` (${line})` : ''
  }

  private receive(text: string): void {
    const lines = text.split('\n')
    lines[0] = this.buffer + (lines[0] ?? '')
    this.buffer = lines.pop() ?? ''
    for (const line of lines) if (line.trim() !== '') this.lines.push(line)
    if (this.buffer.length > LONGEST_LINE) this.abandon('wrote a line of more than 8 MiB')
    if (this.lines.length >= MOST_LINES) this.child.stdout.pause()
    this.deliver()
  }

  private deliver(): void {
    if (!this.pending) return
    const { resolve, reject } = this.pending
    const line = this.lines.shift()
    if (line !== undefined) {
      this.pending = null
      resolve(line)
      if (this.lines.length < MOST_LINES) this.child.stdout.resume()
    } else if (this.ended !== null) {
      this.pending = null
      reject(this.ended)
    }
  }

  private end(reason: string): void {
    this.ended ??= new BotError('ended', reason)
    this.deliver()
  }

  /** Ends a program that cannot be talked to. */
  private abandon(reason: string): void {
    this.buffer = ''
    this.end(reason)
    this.kill()
  }

  send(message: object): void {
    if (this.ended === null) this.child.stdin.write(`${JSON.stringify(message)}\n`)
  }

  /** The next line. Whoever still waits for an earlier one is told that it will not come. */
  next(): Promise<string> {
    this.pending?.reject(new BotError('late', 'was asked again'))
    return new Promise<string>((resolve, reject) => {
      this.pending = { resolve, reject }
      this.deliver()
    })
  }

  private kill(): void {
    const { pid } = this.child
    if (pid === undefined) return
    endGroup(pid)
    this.onProcess(pid, false)
  }

  /** Gives the program a moment to end by itself, then ends it and everything it has started. */
  async close(): Promise<void> {
    this.child.stdin.end()
    this.child.stdout.resume()
    let timer: NodeJS.Timeout | undefined
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, END_MILLISECONDS)
    })
    await Promise.race([this.closed, patience])
    clearTimeout(timer)
    this.kill()
  }
}
