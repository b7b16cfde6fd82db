import { addSubtype, card, replacement, setBasePT } from '@spellwright/dsl'

export const superiorSpiderMan = card({
  name: 'Superior Spider-Man',
  cost: '{2}{U}{B}',
  type: 'Legendary Creature — Spider Human Hero',
  power: 4,
  toughness: 4,
  abilities: [
    replacement(
      {
        kind: 'enters',
        object: 'self',
        with: [
          {
            kind: 'asCopy',
            of: { type: 'creature', zone: 'graveyard' },
            optional: 'may',
            except: [
              { kind: 'setName', name: 'Superior Spider-Man' },
              setBasePT(4),
              addSubtype('Spider', 'Human', 'Hero'),
            ],
            then: 'exileIt',
          },
        ],
      },
      { abilityWord: 'Mind Swap' },
    ),
  ],
})
