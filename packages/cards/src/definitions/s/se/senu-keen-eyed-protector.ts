import { activated, card, gainLife, keywords, put, tap, triggered } from '@spellwright/dsl'

export const senuKeenEyedProtector = card({
  name: 'Senu, Keen-Eyed Protector',
  cost: '{1}{W}',
  type: 'Legendary Creature — Bird Scout',
  power: 2,
  toughness: 1,
  abilities: [
    ...keywords('flying', 'vigilance'),
    activated({
      cost: [tap, { kind: 'exile', what: 'self' }],
      effects: [gainLife(2), { kind: 'scry', player: 'you', count: 2 }],
    }),
    triggered({
      zone: 'exile',
      on: { kind: 'attacksUnblocked', object: { type: 'creature', supertype: 'legendary', controller: 'you' } },
      effects: [put('battlefield', 'self', { enters: ['attacking'] })],
    }),
  ],
})
