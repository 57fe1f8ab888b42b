/** The colours of the cubes: body, mark, and the colour of their player around the board in both themes. */
export const CUBES: Record<string, { body: string; mark: string; dark: string; light: string }> = {
  grey: { body: "#98a0ae", mark: "#171a21", dark: "#8f98a8", light: "#6b7484" },
  purple: { body: "#7748b3", mark: "#ffffff", dark: "#9a6fd6", light: "#7748b3" },
  orange: { body: "#dd7a2f", mark: "#241103", dark: "#dd7a2f", light: "#c2611a" },
  black: { body: "#262932", mark: "#f4efe4", dark: "#565c6d", light: "#23252c" },
  white: { body: "#f6f1e6", mark: "#2b2116", dark: "#e6dfd0", light: "#a2967e" },
};
