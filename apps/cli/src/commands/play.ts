import { randomUUID } from 'node:crypto'
import { Option } from '@commander-js/extra-typings'
import pc from 'picocolors'
import { CardDefinitions, checkDeck } from 'spellwright'
import { BOT_NAMES } from 'spellwright/bots'
import { type CommandModule, type Conversation, command, printResult, type Terminal, UsageError } from '../command.ts'
import { type NamedDeck, readPlayableDeck } from '../decks/read-deck.ts'
import { AUTO_PASS } from '../play/auto-pass.ts'
import { PLAIN } from '../play/board.ts'
import { playSession, type SessionSummary } from '../play/session.ts'
import { readTextFile } from '../read-text-file.ts'

interface AnswerSource {
  readonly script?: string | undefined
  readonly demo?: true | undefined
}

function readScript(file: string): Conversation {
  const text = readTextFile('The script', file)
  let lines: unknown
  try {
    lines = JSON.parse(text)
  } catch {
    throw new UsageError(`The script "${file}" is not JSON.`)
  }
  if (!Array.isArray(lines) || !lines.every((line) => typeof line === 'string'))
    throw new UsageError(`The script "${file}" must be a JSON array of the lines to type, such as ["1", "", "2 3"].`)
  const left: string[] = [...lines]
  return { ask: async () => left.shift() ?? null, close: () => {} }
}

/** Where the first player's answers come from: the script or the person, or null if a bot plays. */
function conversationFor(terminal: Terminal, { script, demo }: AnswerSource): Conversation | null {
  if (demo) return null
  if (script !== undefined) return readScript(script)
  if (terminal.isInteractive) return terminal.openConversation()
  throw new UsageError(
    'Playing needs a terminal. Without one, use --demo to watch two bots or --script to take the answers from a file.',
  )
}

/** The errors of the deck reader, and the cards that are not supported yet. */
function remarksOn(deck: NamedDeck): string[] {
  const { unsupported } = checkDeck(deck, { registry: CardDefinitions })
  const missing = unsupported.filter((name) => deck.main.some((entry) => entry.name === name))
  return [
    ...deck.errors.map(({ line, message }) => `${deck.name}, line ${line}: ${message}`),
    ...(missing.length > 0 ? [`${deck.name}: not supported, to be played by hand: ${missing.join(', ')}.`] : []),
  ]
}

function resultText({ winner, reason, turns }: SessionSummary): string {
  if (reason === 'left') return `You left the game on turn ${turns}.`
  return winner === null ? `Nobody wins: ${reason} (turn ${turns}).` : `${winner} wins on turn ${turns}.`
}

const shellQuoted = (word: string): string => (/^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`)

export const build: CommandModule['build'] = (terminal) =>
  command('play')
    .description('play a game in the terminal')
    .option('--deck <deck>', 'your deck: a file, or the name of a built-in deck', 'goblins')
    .option('--bot-deck <deck>', "the bot's deck", 'enchantress')
    .option('--seed <seed>', 'the same seed shuffles the decks the same way (default: random)')
    .addOption(new Option('--bot <bot>', 'the bot you play against').choices(BOT_NAMES).default('heuristic' as const))
    .option('--name <name>', 'your name', 'Alice')
    .addOption(
      new Option('--auto-pass <when>', 'when to pass priority for you').choices(AUTO_PASS).default(AUTO_PASS[0]),
    )
    .option('--script <file>', 'take your answers from a JSON array of lines, and default answers after the last one')
    .option('--demo', 'watch two bots')
    .addHelpText('after', '\nDuring the game, type ? for help.')
    .action(async ({ json, deck, botDeck, seed = randomUUID().slice(0, 8), bot, name, autoPass, script, demo }) => {
      const decks = [readPlayableDeck(deck), readPlayableDeck(botDeck)] as const
      const conversation = conversationFor(terminal, { script, demo })
      const say = json ? terminal.err : terminal.out
      for (const remark of decks.flatMap(remarksOn)) terminal.err(remark)
      const again = ['--seed', seed, '--deck', deck, '--bot-deck', botDeck, '--bot', bot].map(shellQuoted).join(' ')
      say(`${decks[0].name} against ${decks[1].name}, seed ${seed}. Type ? for help.`)
      try {
        const summary = await playSession({
          decks,
          names: [name, 'Bot'],
          seed,
          bot,
          autoPass,
          conversation,
          continueWithDefaults: script !== undefined,
          say,
          paint: terminal.hasColor ? pc.createColors(true) : PLAIN,
        })
        printResult(terminal, json, summary, resultText(summary))
        terminal.err(`To play the same game again: npx spellwright play ${again}`)
      } finally {
        conversation?.close()
      }
    })
