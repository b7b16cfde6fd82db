import { apply, card, chooseOne, exile, gain, putCounters, returnTo, spell, target, the } from '@spellwright/dsl'

export const archenemysCharm = card({
  name: "Archenemy's Charm",
  cost: '{B}{B}{B}',
  type: 'Instant',
  abilities: [
    spell({
      modes: chooseOne(
        { targets: { permanent: target({ type: ['creature', 'planeswalker'] }) }, effects: [exile(the('permanent'))] },
        {
          targets: {
            cards: target(
              { zone: 'graveyard', owner: 'you', type: ['creature', 'planeswalker'] },
              { count: { min: 1, max: 2 } },
            ),
          },
          effects: [returnTo('hand', the('cards'))],
        },
        {
          targets: { creature: target({ type: 'creature', controller: 'you' }) },
          effects: [putCounters('+1/+1', 2, the('creature')), apply(the('creature'), [gain('lifelink')])],
        },
      ),
      effects: [],
    }),
  ],
})
