import {
  activated,
  addSubtype,
  addType,
  card,
  draw,
  exile,
  gain,
  gainLife,
  keyword,
  loseLife,
  loyalty,
  matches,
  setBasePT,
  setColor,
  target,
  the,
} from '@spellwright/dsl'

export const kayaIntangibleSlayer = card({
  name: 'Kaya, Intangible Slayer',
  cost: '{3}{W}{W}{B}{B}',
  type: 'Legendary Planeswalker — Kaya',
  loyalty: 6,
  abilities: [
    keyword('hexproof'),
    activated({ cost: [loyalty(2)], effects: [loseLife(3, 'opponent'), gainLife(3)] }),
    activated({
      cost: [loyalty(0)],
      effects: [
        draw(2),
        {
          kind: 'forEachPlayer',
          players: 'opponent',
          as: 'player',
          effects: [
            {
              kind: 'may',
              player: the('player'),
              effects: [{ kind: 'scry', player: the('player'), count: 1 }],
            },
          ],
        },
      ],
    }),
    activated({
      cost: [loyalty(-3)],
      targets: { target: target({ type: ['creature', 'enchantment'] }) },
      effects: [
        {
          kind: 'if',
          condition: matches(the('target'), { subtype: 'Aura' }),
          then: [exile(the('target'))],
          else: [
            exile(the('target')),
            {
              kind: 'createTokenCopy',
              player: 'you',
              count: 1,
              of: the('target'),
              except: [setBasePT(1), setColor('W'), addType('creature'), addSubtype('Spirit'), gain('flying')],
            },
          ],
        },
      ],
    }),
  ],
})
