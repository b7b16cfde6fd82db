import { createInterface } from 'node:readline'
import pc from 'picocolors'
import type { Conversation, Terminal } from './command.ts'

/** Reads lines from the keyboard until Ctrl+C or Ctrl+D. */
function systemConversation(): Conversation {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  let isOpen = true
  lines.on('close', () => {
    isOpen = false
  })
  return {
    ask: (prompt) =>
      new Promise((resolve) => {
        if (!isOpen) return resolve(null)
        const onClose = (): void => {
          process.stdout.write('\n')
          resolve(null)
        }
        lines.once('close', onClose)
        lines.question(prompt, (line) => {
          lines.removeListener('close', onClose)
          resolve(line)
        })
      }),
    close: () => lines.close(),
  }
}

export function systemTerminal(): Terminal {
  const isInteractive = process.stdin.isTTY === true && process.stdout.isTTY === true && process.env['CI'] === undefined
  return {
    out: (text) => process.stdout.write(`${text}\n`),
    err: (text) => process.stderr.write(`${text}\n`),
    isInteractive,
    hasColor: isInteractive && pc.isColorSupported,
    openConversation: systemConversation,
  }
}
