import { activated, attacks, card, count, createToken, enters, mana, token, triggered } from '@spellwright/dsl'

export const theUnbeatableSquirrelGirl = card({
  name: 'The Unbeatable Squirrel Girl',
  cost: '{1}{G}{G}{G}',
  type: 'Legendary Creature — Squirrel Human Hero',
  power: 4,
  toughness: 4,
  abilities: [
    triggered({
      abilityWord: 'Do You Like Squirrels?',
      on: { kind: 'either', events: [enters('self'), attacks('self')] },
      effects: [createToken(1, token({ colors: ['G'], type: 'Creature — Squirrel', power: 1, toughness: 1 }))],
    }),
    activated({
      abilityWord: 'I LOVE Squirrels!',
      cost: [mana('{1}{G}{G}{G}')],
      effects: [
        createToken(
          count({ controller: 'you', subtype: 'Squirrel' }),
          token({ colors: ['G'], type: 'Creature — Squirrel', power: 1, toughness: 1 }),
        ),
      ],
    }),
  ],
})
