import {
  card,
  controllerOf,
  createToken,
  exile,
  keyword,
  mana,
  matches,
  returnTo,
  target,
  the,
  token,
  triggered,
} from '@spellwright/dsl'

export const unyieldingGatekeeper = card({
  name: 'Unyielding Gatekeeper',
  type: 'Creature — Elephant Cleric',
  cost: '{1}{W}',
  power: 3,
  toughness: 2,
  abilities: [
    keyword({ kind: 'disguise', cost: [mana('{1}{W}')] }),
    triggered({
      on: { kind: 'turnedFaceUp', object: 'self' },
      targets: { permanent: target({ not: { type: 'land' }, other: true }) },
      effects: [
        exile(the('permanent'), { as: 'exiled' }),
        {
          kind: 'if',
          condition: matches(the('permanent'), { controller: 'you' }),
          then: [returnTo('battlefield', the('exiled'), { enters: ['tapped'] })],
          else: [
            createToken(
              1,
              token({ colors: ['W', 'U'], type: 'Creature — Detective', power: 2, toughness: 2 }),
              controllerOf(the('permanent')),
            ),
          ],
        },
      ],
    }),
  ],
})
