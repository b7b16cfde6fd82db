import {
  activated,
  attacks,
  card,
  collectEvidence,
  createToken,
  draw,
  enters,
  gainLife,
  keyword,
  keywords,
  token,
  triggered,
} from '@spellwright/dsl'

export const izoniCenterOfTheWeb = card({
  name: 'Izoni, Center of the Web',
  type: 'Legendary Creature — Elf Detective',
  cost: '{4}{B}{G}',
  power: 5,
  toughness: 4,
  abilities: [
    keyword('menace'),
    triggered({
      on: { kind: 'either', events: [enters('self'), attacks('self')] },
      effects: [
        {
          kind: 'mayPay',
          player: 'you',
          cost: [collectEvidence(4)],
          then: [
            createToken(
              2,
              token({
                colors: ['B', 'G'],
                type: 'Creature — Spider',
                power: 2,
                toughness: 1,
                abilities: keywords('menace', 'reach'),
              }),
            ),
          ],
        },
      ],
    }),
    activated({
      cost: [{ kind: 'sacrifice', what: { is: 'token' }, count: 4 }],
      effects: [{ kind: 'surveil', player: 'you', count: 2 }, draw(2), gainLife(2)],
    }),
  ],
})
