import {
  activated,
  addMana,
  all,
  atBeginningOf,
  bound,
  card,
  createToken,
  exile,
  put,
  ruleUntil,
  sacrificeSelf,
  spell,
  the,
  token,
} from '@spellwright/dsl'

export const glimpseTheImpossible = card({
  name: 'Glimpse the Impossible',
  cost: '{2}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 3, as: 'top', unseen: 'unseen' },
        exile(the('top'), { as: 'exiled' }),
        ruleUntil({ kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: { among: the('exiled') }, verb: 'play' }),
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('end', 'eachPlayer'),
          lasts: 'once',
          condition: { kind: 'exists', of: { zone: 'exile', among: the('exiled') } },
          effects: [
            put('graveyard', all({ zone: 'exile', among: the('exiled') }), { as: 'put' }),
            createToken(
              bound('put'),
              token({
                colors: [],
                type: 'Creature — Eldrazi Spawn',
                power: 0,
                toughness: 1,
                abilities: [activated({ cost: [sacrificeSelf], effects: [addMana('{C}')] })],
              }),
            ),
          ],
        },
      ],
    }),
  ],
})
