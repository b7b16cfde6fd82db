import { addMana, card, count, spell } from '@spellwright/dsl'

export const riteOfFlame = card({
  name: 'Rite of Flame',
  cost: '{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        addMana('{R}{R}'),
        addMana({ kind: 'fixed', mana: '{R}', times: count({ name: 'Rite of Flame', zone: 'graveyard' }) }),
      ],
    }),
  ],
})
