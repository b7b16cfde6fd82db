import { card, returnTo, triggered } from '@spellwright/dsl'

export const sacredGround = card({
  name: 'Sacred Ground',
  cost: '{1}{W}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: {
        kind: 'zoneChange',
        object: { type: 'land', owner: 'you' },
        from: 'battlefield',
        to: 'graveyard',
        causedBy: 'opponent',
      },
      effects: [returnTo('battlefield', 'eventObject')],
    }),
  ],
})
