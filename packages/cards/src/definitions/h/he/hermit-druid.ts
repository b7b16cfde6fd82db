import { activated, card, mana, put, tap, the } from '@spellwright/dsl'

export const hermitDruid = card({
  name: 'Hermit Druid',
  cost: '{1}{G}',
  type: 'Creature — Human Druid',
  power: 1,
  toughness: 1,
  abilities: [
    activated({
      cost: [mana('{G}'), tap],
      effects: [
        {
          kind: 'revealUntil',
          player: 'you',
          filter: { type: 'land', supertype: 'basic' },
          as: 'land',
          others: 'others',
        },
        put('hand', the('land')),
        put('graveyard', the('others')),
      ],
    }),
  ],
})
