import { card, gainLife, keyword, mana, put, shuffle, spell, target, the, upTo, when } from '@spellwright/dsl'

export const turnTheEarth = card({
  name: 'Turn the Earth',
  cost: '{G}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { cards: target({ zone: 'graveyard' }, { count: upTo(3) }) },
      effects: [
        put('library', the('cards')),
        {
          kind: 'forEachPlayer',
          players: 'eachPlayer',
          as: 'player',
          effects: [
            when(
              { kind: 'exists', of: { zone: 'library', among: the('cards'), owner: the('player') } },
              shuffle(the('player')),
            ),
          ],
        },
        gainLife(2),
      ],
    }),
    keyword({ kind: 'flashback', cost: [mana('{1}{G}')] }),
  ],
})
