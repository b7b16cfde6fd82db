import type { PayAnswer, PayDecision } from 'spellwright'
import type { ManaChoice } from 'spellwright/rules'
import { withCounts } from '../../words.ts'
import type { Table } from '../table.ts'
import { InvalidInput, numbered, type Prompt } from './prompt.ts'

interface Choice {
  readonly label: string
  readonly answer: PayAnswer
}

/** Lists sources with the same label once, because one Mountain is as good as another. */
function sources(abilities: readonly ManaChoice[], table: Table): Choice[] {
  const byLabel = new Map<string, Choice>()
  for (const { object, ability } of abilities) {
    const label = table.describe({ kind: 'activateMana', object, ability })
    if (!byLabel.has(label)) byLabel.set(label, { label, answer: { kind: 'activate', object, ability } })
  }
  return [...byLabel.values()]
}

function choices({ poolChoices, abilities }: PayDecision, table: Table): Choice[] {
  const fromPool = poolChoices.map((left, choice): Choice => {
    return { label: `pay from the pool, keep ${left || 'nothing'}`, answer: { kind: 'pool', choice } }
  })
  return [...fromPool, ...sources(abilities, table)]
}

function planText({ plan }: PayDecision): string[] {
  if (plan === null) return []
  const uses = withCounts(plan.uses.map(({ label }) => label))
  const life = plan.lifePaid > 0 ? [`${plan.lifePaid} life`] : []
  const warning = plan.painful ? ' (costs life or a permanent)' : ''
  return [`Enter  pay with ${[...uses, ...life].join(', ') || 'the mana in the pool'}${warning}`]
}

export const payPrompt: Prompt<'pay'> = {
  lines: (decision, table) => [
    ...planText(decision),
    ...numbered(choices(decision, table).map(({ label }) => label)),
    '   x  do not pay',
  ],
  hint: ({ plan }) => (plan === null ? 'a number, x to cancel' : 'Enter to pay like this, a number, x to cancel'),
  read: (line, decision, table) => {
    if (line.toLowerCase() === 'x') return { kind: 'cancel' }
    const all = choices(decision, table)
    if (line !== '')
      return all[Number(line) - 1]?.answer ?? new InvalidInput(`Type a number from 1 to ${all.length}, or x.`)
    if (decision.plan !== null) return { kind: 'auto' }
    return new InvalidInput('This cannot be paid automatically: choose a number, or type x.')
  },
}
