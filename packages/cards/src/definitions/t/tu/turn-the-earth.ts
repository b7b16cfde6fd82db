import { card, gainLife, keyword, mana, ownerOf, put, shuffle, spell, target, the, upTo } from '@spellwright/dsl'

export const turnTheEarth = card({
  name: 'Turn the Earth',
  cost: '{G}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { cards: target({ zone: 'graveyard' }, { count: upTo(3) }) },
      effects: [put('library', the('cards')), shuffle(ownerOf(the('cards'))), gainLife(2)],
    }),
    keyword({ kind: 'flashback', cost: [mana('{1}{G}')] }),
  ],
})
