import { card, spell, tapIt, target, the, upTo } from '@spellwright/dsl'

export const leadAstray = card({
  name: 'Lead Astray',
  cost: '{1}{W}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creatures: target({ type: 'creature' }, { count: upTo(2) }) },
      effects: [tapIt(the('creatures'))],
    }),
  ],
})
