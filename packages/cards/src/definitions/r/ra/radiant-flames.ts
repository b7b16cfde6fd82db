import { all, card, dealDamage, spell } from '@spellwright/dsl'

export const radiantFlames = card({
  name: 'Radiant Flames',
  cost: '{2}{R}',
  type: 'Sorcery',
  abilities: [
    spell({ abilityWord: 'Converge', effects: [dealDamage({ kind: 'colorsSpent' }, all({ type: 'creature' }))] }),
  ],
})
