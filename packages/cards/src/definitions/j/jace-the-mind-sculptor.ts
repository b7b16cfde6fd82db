import {
  activated,
  all,
  card,
  draw,
  exactly,
  exile,
  loyalty,
  may,
  put,
  returnTo,
  shuffle,
  target,
  targetPlayer,
  the,
} from '@spellwright/dsl'

export const jaceTheMindSculptor = card({
  name: 'Jace, the Mind Sculptor',
  cost: '{2}{U}{U}',
  type: 'Legendary Planeswalker — Jace',
  loyalty: 3,
  abilities: [
    activated({
      cost: [loyalty(2)],
      targets: { player: targetPlayer },
      effects: [
        { kind: 'lookAtTop', player: the('player'), count: 1, as: 'top' },
        may(put('library', the('top'), { library: { position: 'bottom' } })),
      ],
    }),
    activated({
      cost: [loyalty(0)],
      effects: [
        draw(3),
        { kind: 'choose', player: 'you', from: { zone: 'hand' }, whose: 'you', count: exactly(2), as: 'cards' },
        put('library', the('cards'), { library: { position: 'top', order: 'chosen' } }),
      ],
    }),
    activated({
      cost: [loyalty(-1)],
      targets: { creature: target({ type: 'creature' }) },
      effects: [returnTo('hand', the('creature'))],
    }),
    activated({
      cost: [loyalty(-12)],
      targets: { player: targetPlayer },
      effects: [
        exile(all({ zone: 'library', owner: the('player') })),
        put('library', all({ zone: 'hand', owner: the('player') })),
        shuffle(the('player')),
      ],
    }),
  ],
})
