import { card, dealDamage, keyword, mana, spell } from '@spellwright/dsl'

export const volcanicSpray = card({
  name: 'Volcanic Spray',
  cost: '{1}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        dealDamage(1, {
          players: 'eachPlayer',
          objects: { all: { type: 'creature', not: { keyword: 'flying' } } },
        }),
      ],
    }),
    keyword({ kind: 'flashback', cost: [mana('{1}{R}')] }),
  ],
})
