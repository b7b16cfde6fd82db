import { activated, apply, card, gain, mana, pump, target, the, triggered } from '@spellwright/dsl'

export const somberwaldAlpha = card({
  name: 'Somberwald Alpha',
  cost: '{3}{G}',
  type: 'Creature — Wolf',
  power: 3,
  toughness: 2,
  abilities: [
    triggered({
      on: { kind: 'becomesBlocked', object: { type: 'creature', controller: 'you' } },
      effects: [pump('eventObject', 1, 1)],
    }),
    activated({
      cost: [mana('{1}{G}')],
      targets: { creature: target({ type: 'creature', controller: 'you' }) },
      effects: [apply(the('creature'), [gain('trample')])],
    }),
  ],
})
