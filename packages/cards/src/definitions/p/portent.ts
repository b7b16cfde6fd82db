import { atBeginningOf, card, draw, may, put, shuffle, spell, targetPlayer, the } from '@spellwright/dsl'

export const portent = card({
  name: 'Portent',
  cost: '{U}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { player: targetPlayer },
      effects: [
        { kind: 'lookAtTop', player: the('player'), count: 3, as: 'seen' },
        put('library', the('seen'), { library: { position: 'top', order: 'chosen' } }),
        may(shuffle(the('player'))),
        { kind: 'delayedTrigger', on: atBeginningOf('upkeep', 'eachPlayer'), lasts: 'once', effects: [draw(1)] },
      ],
    }),
  ],
})
