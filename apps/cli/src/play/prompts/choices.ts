import type { EntityId } from 'spellwright'
import { allCardNames } from 'spellwright/cards'
import { withCounts } from '../../words.ts'
import type { Table } from '../table.ts'
import { howMany, InvalidInput, numbered, type Prompt, readPositions } from './prompt.ts'

export const actPrompt: Prompt<'act'> = {
  lines: (_, { actions, view }) => {
    const top = view.stack.at(-1)
    const passing = top ? `Pass, so that ${top.name} can resolve` : 'Pass'
    const labels = actions.map(({ action, label, count }) =>
      action.kind === 'pass' ? passing : count === 1 ? label : `${label} (×${count})`,
    )
    return numbered(labels, 0)
  },
  hint: () => 'a number, Enter to pass, ? for help',
  read: (line, _, { actions }) => {
    const index = line === '' ? 0 : Number(line)
    return (
      actions[index]?.action ?? new InvalidInput(`Type a number from 0 to ${actions.length - 1}, or Enter to pass.`)
    )
  },
}

/** Cards that look the same share a number. */
function groupByLabel(candidates: readonly EntityId[], table: Table): { label: string; entities: EntityId[] }[] {
  const groups = new Map<string, EntityId[]>()
  for (const entity of candidates) {
    const label = table.label(entity)
    groups.set(label, [...(groups.get(label) ?? []), entity])
  }
  return [...groups].map(([label, entities]) => ({ label, entities }))
}

export const objectsPrompt: Prompt<'objects'> = {
  lines: ({ candidates }, table) =>
    numbered(
      groupByLabel(candidates, table).map(({ label, entities: { length } }) =>
        length === 1 ? label : `${label} (×${length})`,
      ),
    ),
  hint: ({ min, max, candidates }, table) => {
    const repeatHint =
      max > 1 && groupByLabel(candidates, table).length < candidates.length
        ? '; type a number twice for two of them'
        : ''
    return howMany(min, max) + repeatHint
  },
  read: (line, { candidates }, table) => {
    const groups = groupByLabel(candidates, table)
    const positions = readPositions(line, groups.length)
    if (positions instanceof InvalidInput) return positions
    const chosen = positions.map((group) => groups[group]?.entities.shift())
    const found = chosen.filter((entity) => entity !== undefined)
    return found.length === chosen.length ? found : new InvalidInput('There are not that many of them.')
  },
}

export const optionsPrompt: Prompt<'options'> = {
  lines: ({ options }) => numbered(options.map(({ label }) => label)),
  hint: ({ min, max, repeat }) => `${howMany(min, max)}${repeat ? ', the same more than once if you like' : ''}`,
  read: (line, { options }) => {
    // `y` stands for Yes if no other label starts with it.
    const begins = options.flatMap(({ label }, index) =>
      line !== '' && label.toLowerCase().startsWith(line.toLowerCase()) ? [index] : [],
    )
    return begins.length === 1 && Number.isNaN(Number(line)) ? begins : readPositions(line, options.length)
  },
}

export const numberPrompt: Prompt<'number'> = {
  lines: () => [],
  hint: ({ min, max }) => `a number from ${min} to ${max}`,
  read: (line, { min, max }) =>
    /^-?\d+$/.test(line) ? Number(line) : new InvalidInput(`Type a whole number from ${min} to ${max}.`),
}

export const namePrompt: Prompt<'name'> = {
  lines: ({ suggestions }) =>
    suggestions.length === 0 ? [] : [`      for example ${suggestions.slice(0, 5).join(', ')}`],
  hint: () => 'the name of a card',
  read: (line) => (line === '' ? new InvalidInput('Type the name of a card.') : (allCardNames().tryGet(line) ?? line)),
}

export const sideboardPrompt: Prompt<'sideboard'> = {
  lines: ({ main, sideboard }) => [
    `      deck: ${withCounts(main).join(', ')}`,
    `      sideboard: ${withCounts(sideboard).join(', ')}`,
  ],
  hint: () => 'exchanges as "Mountain > Pyroblast, Forest > Anarchy", Enter for none',
  read: (line, decision) => {
    const main = [...decision.main]
    const sideboard = [...decision.sideboard]
    for (const exchange of line.split(',').filter((part) => part.trim() !== '')) {
      const [out = '', into = ''] = exchange.split('>').map((name) => name.trim().toLowerCase())
      const outAt = main.findIndex((name) => name.toLowerCase() === out)
      const intoAt = sideboard.findIndex((name) => name.toLowerCase() === into)
      if (outAt < 0) return new InvalidInput(`"${out}" is not in the deck.`)
      if (intoAt < 0) return new InvalidInput(`"${into}" is not in the sideboard.`)
      main.splice(outAt, 1, ...sideboard.splice(intoAt, 1, ...main.slice(outAt, outAt + 1)))
    }
    return { main, sideboard }
  },
}
