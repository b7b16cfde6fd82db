import { attacks, card, createToken, enters, mill, triggered } from '@spellwright/dsl'
import { blackZombie } from '../../tokens.ts'

export const sidisiBroodTyrant = card({
  name: 'Sidisi, Brood Tyrant',
  cost: '{1}{B}{G}{U}',
  type: 'Legendary Creature — Snake Shaman',
  power: 3,
  toughness: 3,
  abilities: [
    triggered({ on: { kind: 'either', events: [enters('self'), attacks('self')] }, effects: [mill(3)] }),
    triggered({
      on: {
        kind: 'zoneChange',
        object: { type: 'creature', owner: 'you' },
        from: 'library',
        to: 'graveyard',
        batch: 'oneOrMore',
      },
      effects: [createToken(1, blackZombie)],
    }),
  ],
})
