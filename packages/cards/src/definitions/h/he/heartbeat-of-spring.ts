import { card, triggered } from '@spellwright/dsl'

export const heartbeatOfSpring = card({
  name: 'Heartbeat of Spring',
  cost: '{2}{G}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: { kind: 'tappedForMana', object: { type: 'land' } },
      effects: [{ kind: 'addMana', player: 'eventPlayer', mana: { kind: 'produced' } }],
    }),
  ],
})
