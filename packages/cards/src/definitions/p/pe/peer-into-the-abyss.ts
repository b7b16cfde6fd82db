import { card, draw, loseLife, spell, targetPlayer, the } from '@spellwright/dsl'

export const peerIntoTheAbyss = card({
  name: 'Peer into the Abyss',
  cost: '{4}{B}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { player: targetPlayer },
      effects: [
        draw(
          { kind: 'half', quantity: { kind: 'cardsIn', zone: 'library', player: the('player') }, round: 'up' },
          the('player'),
        ),
        loseLife({ kind: 'half', quantity: { kind: 'lifeOf', player: the('player') }, round: 'up' }, the('player')),
      ],
    }),
  ],
})
