import { all, card, keyword, mana, pump, triggered } from '@spellwright/dsl'

export const regalLeosaur = card({
  name: 'Regal Leosaur',
  cost: '{R}{W}',
  type: 'Creature — Dinosaur Cat',
  power: 2,
  toughness: 2,
  abilities: [
    keyword({ kind: 'mutate', cost: [mana('{1}{R/W}{R/W}')] }),
    triggered({
      on: { kind: 'mutated', object: 'self' },
      effects: [pump(all({ type: 'creature', controller: 'you', other: true }), 2, 1)],
    }),
  ],
})
