import { attacks, card, exactly, keyword, linked, may, returnTo, the, triggered } from '@spellwright/dsl'

export const etherealForager = card({
  name: 'Ethereal Forager',
  cost: '{4}{U}{U}',
  type: 'Creature — Elemental Whale',
  power: 3,
  toughness: 3,
  abilities: [
    keyword('delve'),
    keyword('flying'),
    triggered({
      on: attacks('self'),
      effects: [
        may(
          {
            kind: 'choose',
            player: 'you',
            from: { zone: 'exile', type: ['instant', 'sorcery'], among: linked('delve') },
            count: exactly(1),
            as: 'card',
          },
          returnTo('hand', the('card')),
        ),
      ],
    }),
  ],
})
