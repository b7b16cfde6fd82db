import { CardDefinitions, type Decision, renderCard } from 'spellwright'
import { cardText } from '../cards/show-card.ts'
import { AUTO_PASS } from './auto-pass.ts'
import { boardLines, zoneLines } from './board.ts'
import { BY_HAND_HELP } from './by-hand.ts'
import type { PersonParts } from './person-parts.ts'
import type { Table } from './table.ts'

interface Situation extends PersonParts {
  readonly decision: Decision
  readonly table: Table
  /** Put the question again. */
  readonly repeat: () => void
}

interface Word {
  readonly help: string
  /** True if the question is over with it. */
  run(situation: Situation, rest: string): boolean | Promise<boolean>
}

const AUTO_PASS_WORDS = {
  usual: 'you are asked where people usually act, and when the opponent does something',
  idle: 'you are asked wherever you can do something',
  off: 'you are always asked',
} as const

const stay = (act: (situation: Situation, rest: string) => void): Word['run'] => {
  return (situation, rest) => {
    act(situation, rest)
    return false
  }
}

/** Words that answer no question, and are understood at every one. */
const words: Readonly<Record<string, Word>> = {
  '?': { help: 'this help', run: stay((situation) => sayHelp(situation)) },
  b: {
    help: 'show the board and the question again',
    run: stay(({ table, say, paint, repeat }) => {
      for (const line of boardLines(table.view, paint)) say(line)
      repeat()
    }),
  },
  z: { help: 'show graveyards and exile', run: stay(({ table, say }) => zoneLines(table.view).forEach(say)) },
  i: { help: 'i NAME: what a card says', run: stay(({ say }, name) => say(cardInfo(name))) },
  a: {
    help: 'change when priority is passed for you',
    run: stay(({ settings, say }) => {
      settings.autoPass = AUTO_PASS[(AUTO_PASS.indexOf(settings.autoPass) + 1) % AUTO_PASS.length]!
      say(`Auto-pass ${settings.autoPass}: ${AUTO_PASS_WORDS[settings.autoPass]}.`)
    }),
  },
  e: {
    help: 'pass until the end of this turn, unless the opponent does something',
    run: ({ settings, table, decision, say }) => {
      if (decision.shape !== 'act') {
        say('Answer this first.')
        return false
      }
      settings.yieldedTurn = table.view.turn.number
      return true
    },
  },
  u: {
    help: 'take back your last decision, if nothing hidden was revealed since',
    run: ({ controls }) => controls.takeBack(),
  },
  c: { help: 'concede', run: ({ controls }) => controls.concede() },
  q: { help: 'leave the game', run: ({ controls }) => controls.quit() },
}

function sayHelp({ say, isKitchenTable, decision }: Situation): void {
  for (const [word, { help }] of Object.entries(words)) say(`   ${word}  ${help}`)
  if (decision.shape === 'act' && isKitchenTable) {
    say('Cards without rules are moved by hand:')
    for (const line of BY_HAND_HELP) say(`      ${line}`)
  }
}

function cardInfo(name: string): string {
  const definition = CardDefinitions.tryGet(name)
  return definition ? cardText(renderCard(definition)) : `No supported card is called "${name}".`
}

/** Runs a word like `u` or `i Goblin Lackey`; null if the line is none. */
export async function runWord(line: string, situation: Situation): Promise<{ isOver: boolean } | null> {
  const [, first = '', rest = ''] = /^\s*(\S+)\s*(.*?)\s*$/.exec(line) ?? []
  const key = first === 'help' ? '?' : first.toLowerCase()
  const word = Object.hasOwn(words, key) ? words[key] : undefined
  if (!word || (rest !== '' && key !== 'i')) return null
  return { isOver: await word.run(situation, rest) }
}
