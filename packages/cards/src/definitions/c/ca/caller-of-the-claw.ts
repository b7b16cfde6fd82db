import { card, createToken, dies, enters, keyword, token, triggered } from '@spellwright/dsl'

const greenBear = token({ colors: ['G'], type: 'Creature — Bear', power: 2, toughness: 2 })

export const callerOfTheClaw = card({
  name: 'Caller of the Claw',
  cost: '{2}{G}',
  type: 'Creature — Elf',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('flash'),
    triggered({
      on: enters('self'),
      effects: [
        createToken(
          { kind: 'events', event: dies({ type: 'creature', is: 'nontoken', owner: 'you' }), when: 'thisTurn' },
          greenBear,
        ),
      ],
    }),
  ],
})
