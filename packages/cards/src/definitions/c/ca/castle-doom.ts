import { activated, anyColor, card, createToken, mana, sacrifice, tap, tapForMana, token } from '@spellwright/dsl'

export const castleDoom = card({
  name: 'Castle Doom',
  type: 'Land',
  abilities: [
    tapForMana('{C}'),
    tapForMana(anyColor(), { kind: 'onlyCast', spell: { type: 'artifact' } }),
    activated({
      cost: [mana('{3}'), tap, sacrifice({ type: 'artifact' })],
      timing: 'sorcery',
      effects: [
        createToken(
          1,
          token({ name: 'Doombot', colors: [], type: 'Artifact Creature — Robot Villain', power: 3, toughness: 3 }),
        ),
      ],
    }),
  ],
})
