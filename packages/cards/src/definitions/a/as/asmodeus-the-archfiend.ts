import {
  activated,
  all,
  bound,
  card,
  draw,
  exile,
  linked,
  loseLife,
  mana,
  replacement,
  returnTo,
  the,
} from '@spellwright/dsl'

export const asmodeusTheArchfiend = card({
  name: 'Asmodeus the Archfiend',
  cost: '{4}{B}{B}',
  type: 'Legendary Creature — Devil God',
  power: 6,
  toughness: 6,
  abilities: [
    replacement(
      {
        kind: 'draw',
        player: 'you',
        instead: [
          { kind: 'lookAtTop', player: 'you', count: 1, as: 'top', unseen: 'unseen' },
          exile(the('top'), { faceDown: 'faceDown', linked: 'exiled' }),
        ],
      },
      { abilityWord: 'Binding Contract' },
    ),
    activated({ cost: [mana('{B}{B}{B}')], effects: [draw(7)] }),
    activated({
      cost: [mana('{B}')],
      effects: [
        returnTo('hand', all({ zone: 'exile', among: linked('exiled') }), { as: 'returned' }),
        loseLife(bound('returned')),
      ],
    }),
  ],
})
