import type { Terminal } from './command.ts'

export function systemTerminal(): Terminal {
  return {
    out: (text) => process.stdout.write(`${text}\n`),
    err: (text) => process.stderr.write(`${text}\n`),
    isInteractive: process.stdin.isTTY === true && process.stdout.isTTY === true && process.env['CI'] === undefined,
  }
}
