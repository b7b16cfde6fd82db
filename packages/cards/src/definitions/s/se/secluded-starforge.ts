import { activated, card, createToken, mana, pump, tap, tapForMana, target, the, token, X } from '@spellwright/dsl'

export const secludedStarforge = card({
  name: 'Secluded Starforge',
  type: 'Land',
  abilities: [
    tapForMana('{C}'),
    activated({
      cost: [
        mana('{2}'),
        tap,
        { kind: 'tapOther', what: { type: 'artifact', is: 'untapped', controller: 'you' }, count: X },
      ],
      timing: 'sorcery',
      targets: { creature: target({ type: 'creature' }) },
      effects: [pump(the('creature'), X, 0)],
    }),
    activated({
      cost: [mana('{5}'), tap],
      effects: [createToken(1, token({ colors: [], type: 'Artifact Creature — Robot', power: 2, toughness: 2 }))],
    }),
  ],
})
