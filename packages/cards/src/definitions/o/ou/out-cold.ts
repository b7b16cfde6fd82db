import { card, investigate, putCounters, rule, spell, tapIt, target, the, upTo } from '@spellwright/dsl'

export const outCold = card({
  name: 'Out Cold',
  cost: '{3}{U}',
  type: 'Instant',
  abilities: [
    rule({ kind: 'cantBeCountered', what: 'self' }, { zone: 'stack' }),
    spell({
      targets: { creatures: target({ type: 'creature' }, { count: upTo(2) }) },
      effects: [tapIt(the('creatures')), putCounters('stun', 1, the('creatures')), investigate()],
    }),
  ],
})
