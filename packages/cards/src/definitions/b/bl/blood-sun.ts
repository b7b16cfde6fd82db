import { card, continuous, draw, enters, triggered } from '@spellwright/dsl'

export const bloodSun = card({
  name: 'Blood Sun',
  type: 'Enchantment',
  cost: '{2}{R}',
  abilities: [
    triggered({ on: enters('self'), effects: [draw(1)] }),
    continuous({ affects: { type: 'land' }, apply: [{ kind: 'loseAllAbilities', except: 'mana' }] }),
  ],
})
