import { amass, card, count, spell } from '@spellwright/dsl'

export const invadeTheCity = card({
  name: 'Invade the City',
  cost: '{1}{U}{R}',
  type: 'Sorcery',
  abilities: [
    spell({ effects: [amass('Zombie', count({ type: ['instant', 'sorcery'], zone: 'graveyard', owner: 'you' }))] }),
  ],
})
