import { all, card, draw, exile, keyword, mana, rule, triggered } from '@spellwright/dsl'

export const herigastEruptingNullkite = card({
  name: 'Herigast, Erupting Nullkite',
  cost: '{9}',
  type: 'Legendary Creature — Eldrazi Dragon',
  power: 6,
  toughness: 6,
  abilities: [
    keyword({ kind: 'emerge', cost: [mana('{6}{R}{R}')] }),
    triggered({
      on: { kind: 'cast', player: 'you', spell: 'self' },
      effects: [
        {
          kind: 'may',
          player: 'you',
          effects: [exile(all({ zone: 'hand', owner: 'you' }))],
          then: [draw(3)],
        },
      ],
    }),
    keyword('flying'),
    rule({ kind: 'spellsHaveEmerge', player: 'you', spell: { type: 'creature' } }),
  ],
})
