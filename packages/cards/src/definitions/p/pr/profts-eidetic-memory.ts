import {
  atBeginningOf,
  card,
  draw,
  enters,
  putCounters,
  type Quantity,
  rule,
  target,
  the,
  triggered,
} from '@spellwright/dsl'

const drawn: Quantity = { kind: 'events', event: { kind: 'drawn', player: 'you' }, when: 'thisTurn' }

export const proftsEideticMemory = card({
  name: "Proft's Eidetic Memory",
  cost: '{1}{U}',
  type: 'Legendary Enchantment',
  abilities: [
    triggered({ on: enters('self'), effects: [draw(1)] }),
    rule({ kind: 'maximumHandSize', player: 'you', size: 'none' }),
    triggered({
      on: atBeginningOf('beginCombat', 'you'),
      condition: { kind: 'compare', quantity: drawn, is: { moreThan: 1 } },
      targets: { creature: target({ type: 'creature', controller: 'you' }) },
      effects: [putCounters('+1/+1', { kind: 'minus', left: drawn, right: 1 }, the('creature'))],
    }),
  ],
})
