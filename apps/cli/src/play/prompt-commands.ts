import { CardDefinitions, type Decision, renderCard } from 'spellwright'
import { cardText } from '../cards/show-card.ts'
import { AUTO_PASS } from './auto-pass.ts'
import { boardLines, zoneLines } from './board.ts'
import { MANUAL_ACTION_HELP } from './manual-actions.ts'
import type { PersonOptions } from './person-options.ts'
import type { Table } from './table.ts'

interface CommandContext extends PersonOptions {
  readonly decision: Decision
  readonly table: Table
  /** Prints the question again. */
  readonly repeatQuestion: () => void
}

interface PromptCommand {
  readonly help: string
  /** Returns true if the question needs no answer any more. */
  run(situation: CommandContext, rest: string): boolean | Promise<boolean>
}

const AUTO_PASS_MEANING = {
  usual: 'you are asked in the steps where players usually act, and when the opponent does something',
  idle: 'you are asked whenever you can do something',
  off: 'you are always asked',
} as const

const keepAsking = (act: (situation: CommandContext, rest: string) => void): PromptCommand['run'] => {
  return (situation, rest) => {
    act(situation, rest)
    return false
  }
}

/** Commands that can be typed at any question instead of an answer. */
const promptCommands: Readonly<Record<string, PromptCommand>> = {
  '?': { help: 'this help', run: keepAsking((situation) => sayHelp(situation)) },
  b: {
    help: 'show the board and the question again',
    run: keepAsking(({ table, say, paint, repeatQuestion }) => {
      for (const line of boardLines(table.view, paint)) say(line)
      repeatQuestion()
    }),
  },
  z: { help: 'show graveyards and exile', run: keepAsking(({ table, say }) => zoneLines(table.view).forEach(say)) },
  i: { help: 'i NAME: show the text of a card', run: keepAsking(({ say }, name) => say(cardInfo(name))) },
  a: {
    help: 'change when priority is passed for you',
    run: keepAsking(({ settings, say }) => {
      settings.autoPass = AUTO_PASS[AUTO_PASS.indexOf(settings.autoPass) + 1] ?? AUTO_PASS[0]
      say(`Auto-pass ${settings.autoPass}: ${AUTO_PASS_MEANING[settings.autoPass]}.`)
    }),
  },
  e: {
    help: 'pass until the end of this turn, unless the opponent does something',
    run: ({ settings, table, decision, say }) => {
      if (decision.shape !== 'act') {
        say('Answer this question first.')
        return false
      }
      settings.yieldedTurn = table.view.turn.number
      return true
    },
  },
  u: {
    help: 'take back your last decision, if no hidden information was revealed since',
    run: ({ controls }) => controls.takeBack(),
  },
  c: { help: 'concede', run: ({ controls }) => controls.concede() },
  q: { help: 'leave the game', run: ({ controls }) => controls.quit() },
}

function sayHelp({ say, isKitchenTable, decision }: CommandContext): void {
  for (const [word, { help }] of Object.entries(promptCommands)) say(`   ${word}  ${help}`)
  if (decision.shape === 'act' && isKitchenTable) {
    say('Unsupported cards are played by hand:')
    for (const line of MANUAL_ACTION_HELP) say(`      ${line}`)
  }
}

function cardInfo(name: string): string {
  const definition = CardDefinitions.tryGet(name)
  return definition ? cardText(renderCard(definition)) : `No supported card is called "${name}".`
}

/** Runs a command like `u` or `i Goblin Lackey`; returns null if the line is not a command. */
export async function runPromptCommand(
  line: string,
  situation: CommandContext,
): Promise<{ closesQuestion: boolean } | null> {
  const [, first = '', rest = ''] = /^\s*(\S+)\s*(.*?)\s*$/.exec(line) ?? []
  const key = first === 'help' ? '?' : first.toLowerCase()
  const word = Object.hasOwn(promptCommands, key) ? promptCommands[key] : undefined
  if (!word || (rest !== '' && key !== 'i')) return null
  return { closesQuestion: await word.run(situation, rest) }
}
