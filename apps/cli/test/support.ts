import type { Conversation, Terminal } from '../src/command.ts'
import { main } from '../src/main.ts'

/** Input that consists of these lines. */
export function typing(lines: readonly string[]): Conversation & { readonly prompts: string[] } {
  const left = [...lines]
  const prompts: string[] = []
  return {
    prompts,
    ask: async (prompt) => {
      prompts.push(prompt)
      return left.shift() ?? null
    },
    close: () => {},
  }
}

export function recordingTerminal(lines?: readonly string[]) {
  const out: string[] = []
  const err: string[] = []
  const terminal: Terminal = {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    isInteractive: lines !== undefined,
    hasColor: false,
    openConversation: () => typing(lines ?? []),
  }
  return { terminal, out, err }
}

async function runWith(lines: readonly string[] | undefined, args: readonly string[]) {
  const { terminal, out, err } = recordingTerminal(lines)
  const exitCode = await main(args, terminal)
  return { exitCode, out: out.join('\n'), err: err.join('\n') }
}

/** Runs a command without a terminal. */
export const run = (...args: readonly string[]) => runWith(undefined, args)

/** Runs a command in a terminal where these lines are typed. */
export const runTyping = (lines: readonly string[], ...args: readonly string[]) => runWith(lines, args)
