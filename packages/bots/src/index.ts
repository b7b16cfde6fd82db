export * from './bots.ts'
export * from './facts/role.ts'
export * from './heuristic/heuristic-handler.ts'
export * from './search/search-handler.ts'
