import { card, keyword, mana } from '@spellwright/dsl'

export const footNinjas = card({
  name: 'Foot Ninjas',
  cost: '{4}{W/B}{W/B}',
  type: 'Creature — Human Ninja',
  power: 5,
  toughness: 5,
  abilities: [
    keyword({ kind: 'sneak', cost: [mana('{3}{W/B}')] }),
    {
      kind: 'triggered',
      on: { kind: 'zoneChange', object: 'self', to: 'battlefield' },
      effects: [{ kind: 'gainLife', player: 'you', amount: 3 }],
    },
  ],
})
