/**
 * The colours of the cubes: body, mark, and the colour of their player around the board in both themes. Grey ones have a
 * pattern and black ones a light rim, so that they differ in more than the colour.
 */
interface CubeColour {
  body: string;
  mark: string;
  dark: string;
  light: string;
  pattern?: string;
  rim?: string;
}

export const CUBES: Record<string, CubeColour> = {
  grey: {
    body: "#a9b6c8",
    mark: "#171a21",
    dark: "#a9b6c8",
    light: "#697688",
    pattern: "M4 62 46 20M4 92 76 20M22 104 82 44",
  },
  purple: { body: "#7748b3", mark: "#ffffff", dark: "#9a6fd6", light: "#7748b3" },
  orange: { body: "#dd7a2f", mark: "#241103", dark: "#dd7a2f", light: "#c2611a" },
  black: { body: "#1b1c22", mark: "#f4efe4", dark: "#55505a", light: "#23252c", rim: "#f4efe4" },
  white: { body: "#f6f1e6", mark: "#2b2116", dark: "#e6dfd0", light: "#a2967e" },
};
