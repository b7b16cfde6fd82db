import {
  activated,
  apply,
  atBeginningOf,
  card,
  continuous,
  exile,
  gain,
  mana,
  returnTo,
  tap,
  target,
  the,
} from '@spellwright/dsl'

export const whipOfErebos = card({
  name: 'Whip of Erebos',
  cost: '{2}{B}{B}',
  type: 'Legendary Enchantment Artifact',
  abilities: [
    continuous({ affects: { type: 'creature', controller: 'you' }, apply: [gain('lifelink')] }),
    activated({
      cost: [mana('{2}{B}{B}'), tap],
      timing: 'sorcery',
      targets: { card: target({ zone: 'graveyard', owner: 'you', type: 'creature' }) },
      effects: [
        returnTo('battlefield', the('card'), { as: 'back' }),
        apply(the('back'), [gain('haste')], 'game'),
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('end', 'eachPlayer'),
          lasts: 'once',
          effects: [exile(the('back'))],
        },
        {
          kind: 'shield',
          replacement: {
            kind: 'zoneChange',
            object: the('back'),
            from: 'battlefield',
            to: ['graveyard', 'hand', 'library', 'command'],
            instead: { to: 'exile' },
          },
          until: 'game',
          uses: 'unlimited',
        },
      ],
    }),
  ],
})
