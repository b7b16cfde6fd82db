import { all, card, keyword, mana, pump, triggered } from '@spellwright/dsl'

export const flowerfootSwordmaster = card({
  name: 'Flowerfoot Swordmaster',
  type: 'Creature — Mouse Soldier',
  cost: '{W}',
  power: 1,
  toughness: 2,
  abilities: [
    keyword({ kind: 'offspring', cost: [mana('{2}')] }),
    triggered({
      on: { kind: 'becomesTarget', object: 'self', controller: 'you', first: 'eachTurn' },
      abilityWord: 'Valiant',
      effects: [pump(all({ subtype: 'Mouse', controller: 'you' }), 1, 0)],
    }),
  ],
})
