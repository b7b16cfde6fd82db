import { activated, card, draw, enters, keyword, mana, putCounters, tap, triggered } from '@spellwright/dsl'

export const staffOfTheStoryteller = card({
  name: 'Staff of the Storyteller',
  type: 'Artifact',
  cost: '{1}{W}',
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        {
          kind: 'createToken',
          player: 'you',
          count: 1,
          token: {
            colors: ['W'],
            power: 1,
            toughness: 1,
            supertypes: [],
            types: ['creature'],
            subtypes: ['Spirit'],
            abilities: [keyword('flying')],
          },
        },
      ],
    }),
    triggered({
      on: { kind: 'tokenCreated', player: 'you', object: { type: 'creature' }, batch: 'oneOrMore' },
      effects: [putCounters('story', 1, 'self')],
    }),
    activated({ cost: [mana('{W}'), tap, { kind: 'removeCounters', counter: 'story', count: 1 }], effects: [draw(1)] }),
  ],
})
